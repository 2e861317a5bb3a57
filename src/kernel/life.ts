/** An actor's life: a mailbox, a start, an end, and what a macrostep puts off until it is over. */
import type { Cascade } from './cascade.ts';
import { Awake } from './children.ts';
import type { Status } from './doer.ts';
import { errorData, KernelError } from './errors.ts';
import { STOP } from './macrostep.ts';
import type { Event } from './notation.ts';
import type { Addressee } from './self.ts';

/** Made but not started, at work, or past hearing anything. */
type Phase = 'fresh' | 'running' | 'stopped';

export abstract class Life extends Awake implements Addressee {
  abstract override readonly id: string;
  abstract readonly cascade: Cascade;
  abstract readonly parent: Life | null;
  status: Status = 'active';
  output: unknown = undefined;
  error: unknown = undefined;
  protected phase: Phase = 'fresh';
  /** Whether what comes into the mailbox may be taken out. */
  protected open = false;
  private busy = false;
  // Most actors wait for nothing most of the time, so the lists are made when there is something to put in.
  private mailbox: Event[] | null = null;
  private deferred: (() => void)[] | null = null;

  /** A macrostep. When it throws, everything is as it was before, but for the error. */
  protected abstract work(event: Event): void;
  protected abstract goBack(): void;
  protected abstract startChildren(): void;

  receive(event: Event): void {
    if (this.phase === 'stopped') return;
    if (this.open && !this.busy) this.drain(event);
    else {
      this.mailbox ??= [];
      this.mailbox.push(event);
    }
  }

  private drain(first: Event | undefined): void {
    this.busy = true;
    for (let event = first; event; event = this.mailbox?.shift()) this.take(event);
    this.busy = false;
  }

  private take(event: Event): void {
    this.cascade.spend();
    try {
      this.work(event);
    } catch (cause) {
      this.breakWith(cause);
      this.goBack();
      this.fail();
      return;
    }
    this.settle();
    if (event.type === STOP) this.halt();
  }

  start(): void {
    if (this.phase !== 'fresh') return;
    this.phase = 'running';
    if (this.status === 'error') this.fail();
    else {
      if (this.status === 'active') this.startChildren();
      this.settle();
    }
    if (this.hasStopped()) return;
    this.open = true;
    this.drain(this.mailbox?.shift());
  }

  /** Stopped from outside: what it is at is done first, what waits in the mailbox is not. */
  dismiss(): void {
    if (this.phase === 'stopped') return;
    this.mailbox = null;
    if (this.phase === 'fresh') this.phase = 'stopped';
    else this.receive({ type: STOP });
  }

  isRunning(): boolean {
    return this.phase === 'running';
  }

  protected hasStopped(): boolean {
    return this.phase === 'stopped';
  }

  /** Runs what belongs to the outside: at once, or, while the actor is being made, when it starts. */
  act(effect: () => void): void {
    if (this.phase === 'fresh') this.putOff(effect);
    else effect();
  }

  /** Puts off until the macrostep is over. Whoever is only being made first does what `act` has put off. */
  protected defer(effect: () => void): void {
    this.putOff(this.phase === 'fresh' ? () => this.putOff(effect) : effect);
  }

  private putOff(effect: () => void): void {
    this.deferred ??= [];
    this.deferred.push(effect);
  }

  protected breakWith(cause: unknown): void {
    if (cause instanceof KernelError) throw cause;
    this.status = 'error';
    this.error = errorData(cause);
  }

  /** The macrostep is over: what it has put off is done, and whoever waits for its end hears of it. */
  private settle(): void {
    if (this.deferred) this.doDeferred(this.deferred);
    if (this.status === 'error') this.fail();
    if (this.status !== 'done') return;
    this.halt();
    this.parent?.receive(about('done', this.id, { output: this.output }));
  }

  private doDeferred(deferred: readonly (() => void)[]): void {
    try {
      // Doing one of them may put off more.
      for (let i = 0; i < deferred.length; i++) deferred[i]?.();
    } catch (cause) {
      this.breakWith(cause);
    }
    this.deferred = null;
  }

  private fail(): void {
    this.halt();
    this.parent?.receive(about('error', this.id, { error: this.error }));
  }

  private halt(): void {
    if (this.phase !== 'running') return;
    this.mailbox = null;
    this.phase = 'stopped';
  }
}

/** The event by which a parent hears of a child's end. */
export const about = (what: 'done' | 'error', id: string, more: object): Event =>
  ({ type: `xstate.${what}.actor.${id}`, ...more, actorId: id }) as Event;

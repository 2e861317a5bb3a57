/** How far it has come. */
export type Stage = 'loading' | 'joining' | 'telling' | 'silent';

export type Handing = {
  readonly frame: HTMLIFrameElement;
  /** Where the hosted inspector is. */
  readonly hosted: URL;
  /** Where the telemetry comes from, in the words of Stately. */
  readonly socket: string;
  readonly tell: (stage: Stage) => void;
};

/** What the receiver of @statelyai/inspect says when it is ready to hear. */
const READY = '@statelyai.connected';

const AGAIN = 3_000;

/**
 * Loads the hosted inspector into the frame, and hands it all telemetry, as Stately's own bridge does: but to that page alone,
 * and only from when it is ready, so that nothing has to be kept for it. Each time it is loaded anew, it is told everything.
 */
export function hand({ frame, hosted, socket: address, tell }: Handing): void {
  let socket: WebSocket | null = null;
  let timer = 0;

  const join = (): void => {
    window.clearTimeout(timer);
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    tell('joining');
    socket = new WebSocket(address);
    socket.onopen = () => tell('telling');
    socket.onmessage = ({ data }) => frame.contentWindow?.postMessage(JSON.parse(String(data)), hosted.origin);
    socket.onclose = () => {
      tell('silent');
      timer = window.setTimeout(join, AGAIN);
    };
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== hosted.origin) return;
    if (typeof data === 'object' && data !== null && (data as { readonly type?: unknown }).type === READY) join();
  });
  tell('loading');
  frame.src = hosted.href;
}

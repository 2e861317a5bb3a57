import type { RunnerName } from '../../protocol.ts';
import type { Sign } from '../parts/Icon.tsx';

export const RUN_SIGN: Readonly<Record<RunnerName, Sign>> = { live: 'live', data: 'data' };

export const otherThan = (runner: RunnerName): RunnerName => (runner === 'live' ? 'data' : 'live');

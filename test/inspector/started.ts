import { CARDS } from '../../cards/index.ts';
import { type Inspector, type InspectorOptions, startInspector } from '../../src/inspector/server/server.ts';
import { scenarioOf, WORKED } from './opened.ts';

const running = new Set<Inspector>();

export const closeLater = (inspector: Inspector): void => void running.add(inspector);

/** An inspector of the worked example, on a port that is free, until `closeAll`. */
export async function start(options: Partial<InspectorOptions> = {}): Promise<Inspector> {
  const inspector = await startInspector({ cards: CARDS, port: 0, scenario: scenarioOf(WORKED), ...options });
  closeLater(inspector);
  return inspector;
}

export async function closeAll(): Promise<void> {
  for (const inspector of running) await inspector.close();
  running.clear();
}

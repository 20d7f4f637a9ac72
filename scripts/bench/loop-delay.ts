/**
 * The event-loop delay of a site at p99 since the last call.
 *
 * @param internal address of the site's internal port
 * @returns milliseconds
 */
export async function readLoopDelay(internal: string): Promise<number> {
  const metrics = await (await fetch(`${internal}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000
}

import type { Exchange } from '../exchange.ts'
import type { AskedFile } from '../request/resolve-address.ts'
import { buildRobots } from './robots.ts'

const TEXT = 'text/plain; charset=utf-8'

/** The files that a host offers to machines; beside `robots.txt` only production has any. */
export function answerFile(exchange: Exchange, asked: AskedFile): void {
  if (asked.file.name === 'robots') exchange.sendFile(TEXT, buildRobots(asked), asked)
  else exchange.sendPlain(404, 'no such file')
}

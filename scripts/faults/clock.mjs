/**
 * Loaded into a process (`--import`) whose clock is to jump: all that it asks the time of is as many milliseconds off as the
 * file says that FAULTS_CLOCK names.
 */
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0

globalThis.Date = class extends RealDate {
  // Of its own: who makes a clock of this one copies what it has itself.
  static parse = RealDate.parse
  static UTC = RealDate.UTC

  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + offset
  }
}

setInterval(() => {
  try {
    offset = Number(readFileSync(process.env.FAULTS_CLOCK, 'utf8'))
  } catch {
    offset = 0
  }
}, 100).unref()

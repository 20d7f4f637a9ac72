// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Seconds that steps took on two idle cores, by their names: what is expected before this machine has its own. */
const DEFAULT_SECONDS = {
  'Install packages': 120,
  'Draw the pictures': 7,
  'Fill the sample catalogue': 1,
  'Publish the content': 30,
  'Make the published store': 1,
  'Build the site': 5,
  'Start sandbox, site': 3,
  'Start site': 3,
  "Bring the content system's database up to date": 5,
  'Write the sample content': 25,
  'Build the content system': 60,
  'Start content system': 8,
}

/** How long each step took the last time on this machine, in a file that may be missing or lost. */
export class StepTimes {
  #file

  /** @param {string} file absolute path; its folder is made when something is kept */
  constructor(file) {
    this.#file = file
  }

  /**
   * Milliseconds that the step took the last time, else where it was measured, else `undefined`.
   *
   * @param {string} name
   * @returns {number | undefined}
   */
  expect(name) {
    const seconds = Object.entries(DEFAULT_SECONDS).find(([known]) => known === name)?.[1]
    return this.#read().get(name) ?? (seconds === undefined ? undefined : seconds * 1000)
  }

  /**
   * Keeps how long it took; what cannot be kept is no reason to stop.
   *
   * @param {string} name
   * @param {number} milliseconds
   */
  keep(name, milliseconds) {
    const text = JSON.stringify(Object.fromEntries(this.#read().set(name, Math.round(milliseconds))), null, 2)
    const draft = `${this.#file}.${process.pid}`
    try {
      mkdirSync(dirname(this.#file), { recursive: true })
      writeFileSync(draft, text)
      renameSync(draft, this.#file)
    } catch {
      // The next start expects what this one did.
    }
  }

  /** @returns {Map<string, number>} */
  #read() {
    try {
      const times = Object.entries(JSON.parse(readFileSync(this.#file, 'utf8')))
      return new Map(times.filter(([, time]) => typeof time === 'number'))
    } catch {
      return new Map()
    }
  }
}

/**
 * Milliseconds as a person reads them: `0.4 s`, `12 s`, `2 min 5 s`.
 *
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Milliseconds from which on it is worth saying how long something takes. */
const WORTH_SAYING = 2000

/**
 * How long a step took, and what was expected: `20 s; expected 18 s`.
 *
 * @param {number} taken milliseconds
 * @param {number | undefined} expected milliseconds
 */
export function formatTaken(taken, expected) {
  const isWorthSaying = expected !== undefined && Math.max(taken, expected) >= WORTH_SAYING
  return isWorthSaying ? `${formatDuration(taken)}; expected ${formatDuration(expected)}` : formatDuration(taken)
}

/**
 * How far a step is: `4 s of about 11 s`.
 *
 * @param {number} elapsed milliseconds
 * @param {number | undefined} expected milliseconds
 */
export function formatProgress(elapsed, expected) {
  const so = formatDuration(Math.floor(elapsed / 1000) * 1000).replace('.0 s', ' s')
  return expected === undefined ? so : `${so} of about ${formatDuration(expected)}`
}

import { join } from 'node:path'
import { VAR } from '../folders.ts'
import { type Output, ProgressLine, STANDARD_OUTPUT } from '../launch/progress-line.mjs'
import { formatProgress, formatTaken, StepTimes } from '../launch/step-times.mjs'
import { isEndRequested } from './session.ts'

interface Step {
  readonly number: number
  readonly name: string
  readonly start: number
  /** Milliseconds. */
  readonly expected: number | undefined
}

/**
 * Prints numbered steps with their durations, expected and actual, also of parallel ones. A terminal shows progress in its last
 * line; other outputs get occasional lines.
 */
export class Steps {
  readonly #output: Output
  readonly #times: Pick<StepTimes, 'expect' | 'keep'>
  readonly #running = new Set<Step>()
  /** Names of finished steps. */
  readonly #over = new Set<string>()
  #number = 0
  /** The step whose line is not finished (without a terminal). */
  #open: Step | undefined
  #progress: ProgressLine | undefined

  constructor(
    output: Output = STANDARD_OUTPUT,
    times: Pick<StepTimes, 'expect' | 'keep'> = new StepTimes(join(VAR, 'step-times.json')),
  ) {
    this.#output = output
    this.#times = times
  }

  /**
   * Runs a step and prints its number, name, outcome and duration, and a short description of the result. Parallel steps are
   * named again when they end.
   */
  async run<T>(name: string, work: () => Promise<T> | T, describe?: (result: T) => string): Promise<T> {
    this.#number += 1
    const step = { number: this.#number, name, start: performance.now(), expected: this.#times.expect(name) }
    this.#begin(step)
    try {
      const result = await work()
      this.#end(step, describe?.(result) ?? 'done')
      return result
    } catch (error) {
      this.#end(step, 'failed')
      throw error
    }
  }

  /** Expected total milliseconds of the named steps, as far as their earlier durations are known. */
  expectLeft(names: readonly string[]): number {
    const left = names.map((name) => {
      if (this.#over.has(name)) return 0
      const begun = [...this.#running].find((step) => step.name === name)
      const gone = begun === undefined ? 0 : performance.now() - begun.start
      return Math.max(0, (this.#times.expect(name) ?? 0) - gone)
    })
    return left.reduce((sum, one) => sum + one, 0)
  }

  /** Prints other lines between those of the steps. */
  say(text: string): void {
    this.#progress?.clear()
    if (this.#open !== undefined) this.#output.print('\n')
    this.#open = undefined
    this.#output.print(`${text}\n`)
    this.#progress?.show()
  }

  #begin(step: Step): void {
    this.#running.add(step)
    if (this.#output.columns === undefined) this.#openLine(step)
    this.#progress ??= new ProgressLine(
      { print: (text) => this.#printProgress(text), columns: this.#output.columns },
      () =>
        isEndRequested() || this.#running.size === 0 ? undefined : [...this.#running].map(describeStep).join(' ·'),
    )
    this.#progress.show()
  }

  #end(step: Step, outcome: string): void {
    this.#running.delete(step)
    this.#over.add(step.name)
    // A stopped step has not failed; the session reports the stop.
    if (!isEndRequested()) this.#printEnd(step, outcome)
    if (this.#running.size > 0) return
    this.#progress?.end()
    this.#progress = undefined
  }

  #printEnd(step: Step, outcome: string): void {
    const taken = performance.now() - step.start
    const isWorkDone = outcome !== 'unchanged' && outcome !== 'failed'
    if (isWorkDone) this.#times.keep(step.name, taken)
    this.#progress?.clear()
    if (this.#open !== step) this.#openLine(step)
    this.#output.print(`${outcome} (${formatTaken(taken, isWorkDone ? step.expected : undefined)})\n`)
    this.#open = undefined
    this.#progress?.show()
  }

  #openLine(step: Step): void {
    if (this.#open !== undefined) this.#output.print('\n')
    this.#output.print(`${beginningOf(step)} `)
    this.#open = step
  }

  #printProgress(text: string): void {
    if (this.#open !== undefined) this.#output.print('\n')
    this.#open = undefined
    this.#output.print(text)
  }
}

function describeStep(step: Step): string {
  return `${beginningOf(step)} ${formatProgress(performance.now() - step.start, step.expected)}`
}

function beginningOf({ number, name }: Step): string {
  return `${String(number).padStart(2)}. ${name} …`
}

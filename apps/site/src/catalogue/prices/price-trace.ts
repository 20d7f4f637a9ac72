/** What happened to a price on its way from an answer to a page. */
export interface PriceStep {
  /** The call, and what of its answer it is about. */
  readonly about: string
  /** A sentence without its full stop. */
  readonly rule: string
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * What the code that reads, judges and agrees prices tells of it while it does so, for whoever asks why a price is shown.
 * Pages have none.
 */
export class PriceTrace {
  readonly steps: PriceStep[]
  readonly #about: string
  readonly #begun = new Set<string>()

  constructor(about = '', steps: PriceStep[] = []) {
    this.#about = about
    this.steps = steps
  }

  /** The trace of a call; nothing for a repetition, which says the same. */
  ofCall(call: string): PriceTrace | undefined {
    if (this.#begun.has(call)) return undefined
    this.#begun.add(call)
    return this.of(call)
  }

  note(rule: string, details: PriceStep['details'] = {}): void {
    this.steps.push({ about: this.#about, rule, details })
  }

  /** The same trace, for a part: what is noted there says so. */
  of(part: string): PriceTrace {
    return new PriceTrace([this.#about, part].filter(Boolean).join(', '), this.steps)
  }
}

/** A reading whose steps say which part of the answer they are about. */
export function withTraceScope<T extends { readonly trace?: PriceTrace | undefined }>(reading: T, part: string): T {
  return reading.trace ? { ...reading, trace: reading.trace.of(part) } : reading
}

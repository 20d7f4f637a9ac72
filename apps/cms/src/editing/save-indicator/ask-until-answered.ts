interface Question<T> {
  /** One attempt; Payload answers without a state where it has failed. */
  readonly ask: () => Promise<T>
  readonly isGivenUp: () => boolean
  /** Whether the content system does not answer, so that the attempt failed for that and can be repeated. */
  readonly isSilent: () => boolean
  /** Waits before the next attempt. @param failures attempts that failed in a row */
  readonly pause: (failures: number) => Promise<void>
}

/**
 * Asks for the state of a form again and again, as long as the content system does not answer. What it does answer without a state
 * is not repeated: somebody is signed out, or the form has a fault.
 *
 * @returns the last answer
 */
export async function askUntilAnswered<T extends { readonly state?: unknown } | null>(
  question: Question<T>,
): Promise<T> {
  const { ask, isGivenUp, isSilent, pause } = question
  for (let failures = 1; ; failures += 1) {
    const answer = await ask()
    if (answer?.state || isGivenUp() || !isSilent()) return answer
    await pause(failures)
  }
}

/** Milliseconds without a key: a formatted text is in the form half a second after it was typed, at the place of its block then. */
const STILL_AFTER = 1000

/** Follows what is typed, so that no field changes its place under somebody's hands. */
export function watchTypingIdle(target: EventTarget) {
  let typedAt = Number.NEGATIVE_INFINITY
  let isComposing = false
  const follow = ({ type }: Event) => {
    typedAt = performance.now()
    isComposing = type === 'compositionstart' || (isComposing && type !== 'compositionend')
  }
  for (const type of EVENTS) target.addEventListener(type, follow, { capture: true })
  const rest = () => (isComposing ? STILL_AFTER : STILL_AFTER - (performance.now() - typedAt))
  return {
    /** Waits until nothing was typed for a moment. */
    untilStill: async () => {
      while (rest() > 0) await new Promise((done) => setTimeout(done, rest()))
    },
    /** Stops it. */
    stop: () => {
      for (const type of EVENTS) target.removeEventListener(type, follow, { capture: true })
    },
  }
}

const EVENTS = ['input', 'compositionstart', 'compositionend'] as const

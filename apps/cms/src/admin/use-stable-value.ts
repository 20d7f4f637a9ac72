import { useRef, useSyncExternalStore } from 'react'

let isPressed = false
const watchers = new Set<() => void>()

/**
 * Keeps what is shown as it is while somebody presses a mouse button, a finger or a pen: what they press would be another thing, or
 * gone, by the time they let go, and nothing would happen.
 *
 * @returns the value, or while somebody presses the one of before
 */
export function useStableValue<Value>(value: Value): Value {
  const isStill = useSyncExternalStore(watch, readPressed, isNever)
  const shown = useRef(value)
  if (!isStill) shown.current = value
  return shown.current
}

function watch(onChange: () => void): () => void {
  if (watchers.size === 0) listen('addEventListener')
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
    if (watchers.size === 0) listen('removeEventListener')
  }
}

/** Before any component learns of the press, and whatever becomes of it. */
function listen(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel']) window[change](end, release, { capture: true })
  // Without capture: a field that loses the cursor is no window that does.
  window[change]('blur', release)
}

function press(): void {
  tell(true)
}

/** The click comes after the release, and means what was pressed. */
function release(): void {
  window.setTimeout(() => tell(false))
}

function tell(pressed: boolean): void {
  if (pressed === isPressed) return
  isPressed = pressed
  for (const onChange of watchers) onChange()
}

const readPressed = () => isPressed
const isNever = () => false

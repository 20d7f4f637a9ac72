import { useRef, useSyncExternalStore } from 'react'

let isPressed = false
const watchers = new Set<() => void>()

/**
 * Freezes a value while a pointer is pressed: otherwise the pressed element could change or disappear before the click.
 *
 * @returns the value, or during a press the one before
 */
export function useFrozenWhilePressed<Value>(value: Value): Value {
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

/** Captures the press before any component handles it. */
function listen(change: 'addEventListener' | 'removeEventListener'): void {
  window[change]('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel']) window[change](end, release, { capture: true })
  // Without capture: the blur of a field is not the blur of the window.
  window[change]('blur', release)
}

function press(): void {
  tell(true)
}

/** The click follows the release, and concerns what was pressed. */
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

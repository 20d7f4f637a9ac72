import { useEffect, useState } from 'react'

/** A value as it was when it last stood still for so many milliseconds: nobody is warned of a word that is half typed. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds)
    return () => window.clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

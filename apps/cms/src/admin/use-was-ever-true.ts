import { useEffect, useState } from 'react'

/** Whether something was ever so while a component is shown. */
export function useWasEverTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  useEffect(() => {
    if (isSo) setWasSo(true)
  }, [isSo])
  return wasSo || isSo
}

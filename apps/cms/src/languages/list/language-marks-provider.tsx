'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { LanguageMarkData } from './build-language-marks.ts'
import type { LanguageMarksByPage } from './read-language-marks.ts'

const Marks = createContext<LanguageMarksByPage>({ marks: {}, sites: {}, isComplete: true })

interface LanguageMarksProviderProps {
  readonly read: LanguageMarksByPage
  readonly children: ReactNode
}

/** Gives the cells of a list the marks of its pages. */
export function LanguageMarksProvider({ read, children }: LanguageMarksProviderProps) {
  return <Marks value={read}>{children}</Marks>
}

/** The marks of one row; `undefined` where none were read, as in a list that Payload groups by a field. */
export function useLanguageMarks(key: string): readonly LanguageMarkData[] | undefined {
  return useContext(Marks).marks[key]
}

/** The uid of a site; `undefined` where none were read. */
export function useSiteUid(site: unknown): string | undefined {
  return useContext(Marks).sites[String(site)]
}

/** Whether languages may exist that no mark shows, since the index is being built. */
export function useAreMarksComplete(): boolean {
  return useContext(Marks).isComplete
}

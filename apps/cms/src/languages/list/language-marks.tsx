'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Mark } from './build-marks.ts'
import type { ListMarks } from './read-marks.ts'

const Marks = createContext<ListMarks>({ marks: {}, sites: {}, isComplete: true })

interface LanguageMarksProps {
  readonly read: ListMarks
  readonly children: ReactNode
}

/** Gives the cells of a list the marks of its pages. */
export function LanguageMarks({ read, children }: LanguageMarksProps) {
  return <Marks value={read}>{children}</Marks>
}

/** The marks of one row; `undefined` where none were read, as in a list that Payload groups by a field. */
export function useMarksOf(key: string): readonly Mark[] | undefined {
  return useContext(Marks).marks[key]
}

/** The uid of a site; `undefined` where none were read. */
export function useUidOf(site: unknown): string | undefined {
  return useContext(Marks).sites[String(site)]
}

/** Whether languages may exist that no mark shows, since the index is being built. */
export function useAreMarksComplete(): boolean {
  return useContext(Marks).isComplete
}

import { z } from 'zod'

/** What a save says of the form that sends it, in the query of its address. */
const formSaveSchema = z.object({
  /** Who writes in the form: the number of their account. */
  writer: z.coerce.number().int(),
  /** Names the window among all that are open, until it is loaded again. */
  window: z.string().min(1).max(40),
  /** Counts the attempts of the window: a newer one has what the form holds later. */
  attempt: z.coerce.number().int(),
})
export type SaveAttempt = z.infer<typeof formSaveSchema>

/** The address of a save, with what it says of its form. */
export function withSaveAttempt(address: URL, save: SaveAttempt): URL {
  const said = new URL(address)
  for (const [name, value] of Object.entries(save)) said.searchParams.set(name, String(value))
  return said
}

/** @returns `undefined` for a save of a program, which says nothing */
export function parseSaveAttempt(query: URLSearchParams): SaveAttempt | undefined {
  return formSaveSchema.safeParse(Object.fromEntries(query)).data
}

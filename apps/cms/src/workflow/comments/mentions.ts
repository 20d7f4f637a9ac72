/** Somebody who can be mentioned, by what stands behind the `@`. */
export interface Mentionable {
  readonly id: number
  readonly handle: string
}

interface Account {
  readonly id: number
  readonly name?: string | null
  readonly email: string
}

/** What to write after the `@` for each account: its name, or its mail address where it has none or shares it with another. */
export function handlesOf(accounts: readonly Account[]): Mentionable[] {
  const counts = new Map<string, number>()
  for (const account of accounts) counts.set(nameOf(account), (counts.get(nameOf(account)) ?? 0) + 1)
  return accounts.map((account) => {
    const name = account.name?.trim() ?? ''
    const isOwn = name !== '' && counts.get(nameOf(account)) === 1
    return { id: account.id, handle: isOwn ? name : account.email }
  })
}

/** The people that a text mentions, each once. Of several handles that fit, the longest counts. */
export function mentionsIn<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  const longestFirst = people.toSorted((one, other) => other.handle.length - one.handle.length)
  const words = text.normalize()
  const found = [...words.matchAll(/(?<![\p{L}\p{N}])@/gu)].flatMap(({ index }) => {
    const rest = words.slice(index + 1)
    return longestFirst.find(({ handle }) => beginsWith(rest, handle)) ?? []
  })
  return [...new Set(found)]
}

/** The beginning of a handle at the end of a text, such as `No` of `Please look, @No`; nothing when none is being written. */
export function unfinishedMentionIn(text: string): string | undefined {
  return /(?<![\p{L}\p{N}])@([^@\n]{0,60})$/u.exec(text)?.[1]
}

/** The people whose handle begins so. */
export function peopleByHandlePrefix<Person extends Mentionable>(
  beginning: string,
  people: readonly Person[],
): Person[] {
  return people.filter(({ handle }) => plain(handle).startsWith(plain(beginning)))
}

/** Whether a text begins with a handle that ends there: `@Nora.` mentions Nora, `@Noras` and `@nora@a.example.com` nobody. */
function beginsWith(text: string, handle: string): boolean {
  const { length } = handle.normalize()
  return plain(text.slice(0, length)) === plain(handle) && !/^[.@-]?[\p{L}\p{N}]/u.test(text.slice(length))
}

function nameOf({ name, email }: Account): string {
  return plain(name?.trim() || email)
}

function plain(text: string): string {
  return text.normalize().toLowerCase()
}

const SHORTEST = 12
const FEWEST_CHARACTERS = 5

/**
 * Why a password is too easily guessed, as the end of a sentence: `must have 12 characters or more`.
 *
 * @param email of the account that it is for
 * @returns undefined when it may be used
 */
export function passwordFault(password: string, email: string): string | undefined {
  if ([...password].length < SHORTEST) return `must have ${SHORTEST} characters or more`
  if (new Set(password).size < FEWEST_CHARACTERS) return `must have ${FEWEST_CHARACTERS} different characters or more`
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  if (name.length > 2 && password.toLowerCase().includes(name)) return 'must not contain the name of its mail address'
  return undefined
}

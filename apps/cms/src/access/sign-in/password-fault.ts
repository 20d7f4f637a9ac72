import { type Message, message } from '../../messages/message.ts'

const MIN_LENGTH = 12
const FEWEST_CHARACTERS = 5

/**
 * Why a password is too easy to guess.
 *
 * @param email of its account
 * @returns undefined when it may be used
 */
export function passwordFault(password: string, email: string): Message | undefined {
  if ([...password].length < MIN_LENGTH) return message('password.short', { least: MIN_LENGTH })
  if (new Set(password).size < FEWEST_CHARACTERS) return message('password.uniform', { least: FEWEST_CHARACTERS })
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  if (name.length > 2 && password.toLowerCase().includes(name)) return message('password.name')
  return undefined
}

/** Maximum length that mail servers accept. */
const MAX_LENGTH = 254
/** Invisible characters, which no address contains. */
const INVISIBLE = /\p{C}/u
/** Words with single dots between them, or anything in quotes. Each character can be read in one way only. */
const LOCAL_PART = /^(?:[^\s"(),.:;<>@[\\\]]+(?:\.[^\s"(),.:;<>@[\\\]]+)*|"(?:[^"\\]|\\.)+")$/u
const DOMAIN = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/
const BRACKETED = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/
const MAX_BYTE = 255

/**
 * Specification, section 5, "Email check": compared in lower case; a local part, `@`, and a dotted domain with a top
 * level of two letters or more, or an IPv4 address in brackets.
 *
 * @param value as typed; spaces around it are a fault like any other
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > MAX_LENGTH) return false
  const address = value.toLowerCase()
  // A quoted local part may contain an @, a domain never does.
  const at = address.lastIndexOf('@')
  return (
    at > 0 &&
    address.length <= MAX_LENGTH &&
    !INVISIBLE.test(address) &&
    LOCAL_PART.test(address.slice(0, at)) &&
    isDomain(address.slice(at + 1))
  )
}

function isDomain(domain: string): boolean {
  const bytes = BRACKETED.exec(domain)?.slice(1)
  return bytes ? bytes.every((byte) => Number(byte) <= MAX_BYTE) : DOMAIN.test(domain)
}

/** Digits of any script, the letters of a keypad, and what people put between them; no line break. */
const PHONE_NUMBER = /^[\p{Nd}A-Za-z\p{Zs}+\-()./]{3,60}$/u
/** Digits, and letters that stand for digits. */
const DIALLED = /[\p{Nd}A-Za-z]/gu
const FEWEST_DIALLED = 3

/** Whether a text can be a telephone number as people write it, such as +44 20 7946 0018 or 1-800-WAYFARE. */
export function isPhoneNumber(value: string): boolean {
  return PHONE_NUMBER.test(value) && (value.match(DIALLED)?.length ?? 0) >= FEWEST_DIALLED
}

/** Whether a field of a form has nothing: the content system stores it in three ways. */
export function isEmptyFieldValue(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

export function isEmptyOrPositiveInteger(value: unknown): boolean {
  return isEmptyFieldValue(value) || (Number.isSafeInteger(value) && Number(value) > 0)
}

/** Whether a value is a complete host name as used for sites: lower case, no scheme, port or path. */
export function isHostName(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
}

/** Whether a value is one label of a host name. */
export function isHostLabel(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]+$/.test(value)
}

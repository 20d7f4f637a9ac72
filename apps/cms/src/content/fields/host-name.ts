/** Whether a value is a whole host as sites are known by: lower case, no scheme, no port, no path. */
export function isHost(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
}

/** Whether a value is one part of a host. */
export function isHostLabel(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]+$/.test(value)
}

import crypto from 'node:crypto'
import { vi } from 'vitest'

/** Before each file of the suite: its modules are its own, for they read the settings when they are loaded. Packages are loaded once. */
vi.resetModules()
/** What Payload opened for the file before, and would give to this one. */
const { _payload: opened } = globalThis as { readonly _payload?: Map<string, unknown> }
opened?.clear()

/**
 * Hashing a password as slowly as it should be takes longer than all else that these tests do. That the real work is asked for is
 * tested (sign-in-limit.integration.test.ts); it is not done.
 */
if (!vi.isMockFunction(crypto.pbkdf2)) {
  const { pbkdf2 } = crypto
  vi.spyOn(crypto, 'pbkdf2').mockImplementation((password, salt, _iterations, keyBytes, digest, done) =>
    pbkdf2(password, salt, 1, keyBytes, digest, done),
  )
}

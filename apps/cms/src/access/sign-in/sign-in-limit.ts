import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { asRecord } from '../../infrastructure/as-record.ts'
import { message } from '../../messages/message.ts'
import { LocalizedApiError } from '../localized-api-error.ts'
import { CLIENT_ADDRESS_HEADER } from './client-address.ts'

const SECONDS = 600
const FAILURES_OF_ADDRESS_AND_ACCOUNT = 10
const FAILURES_OF_ADDRESS = 50
const LETTERS_OF_ADDRESS = 5

/**
 * The parameters with which Payload hashes passwords (`auth/strategies/local/generatePasswordSaltHash`), which it does not
 * export.
 */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Limits guesses of passwords: at most ten wrong passwords in ten minutes for one account from one address, fifty from one
 * address for all accounts; the owner can still sign in from another address. An attempt is counted before the password is
 * verified, so that parallel attempts do not bypass the limit, and is taken back when it was right. Mails with a password link
 * are limited to five in ten minutes per address.
 */
export function createSignInLimit() {
  const pairs = new RateLimiterMemory({ points: FAILURES_OF_ADDRESS_AND_ACCOUNT, duration: SECONDS })
  const addresses = new RateLimiterMemory({ points: FAILURES_OF_ADDRESS, duration: SECONDS })
  const letters = new RateLimiterMemory({ points: LETTERS_OF_ADDRESS, duration: SECONDS })

  const countAttempt: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== 'login') return args
    const { email, password } = credentialsOf(args)
    const address = addressOf(req)
    await take(addresses, address, req)
    await take(pairs, `${address} ${email}`, req)
    if (!(await isKnown(email, req))) await spendAsOnPassword(password)
    return args
  }

  const takeBack: CollectionAfterLoginHook = async ({ req, user }) => {
    const address = addressOf(req)
    await Promise.all([addresses.reward(address, 1), pairs.delete(`${address} ${emailKey(user.email)}`)])
    return user
  }

  const countRequest = (req: PayloadRequest) => take(letters, addressOf(req), req)

  return { countAttempt, takeBack, countRequest }
}

async function take(limiter: RateLimiterMemory, key: string, req: PayloadRequest): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    const seconds = Math.ceil(full.msBeforeNext / 1000)
    req.responseHeaders = new Headers({ 'retry-after': String(seconds) })
    const minutes = Math.ceil(seconds / 60)
    throw new LocalizedApiError(req, 429, message('signIn.tooManyAttempts', { minutes }))
  }
}

/** Requests from outside HTTP, such as a script's, have no address and share one limit. */
function addressOf({ headers }: PayloadRequest): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

function credentialsOf(args: object): { email: string; password: string } {
  const { email, password } = asRecord(asRecord(args).data)
  return { email: emailKey(email), password: typeof password === 'string' ? password : '' }
}

/** The mail address as Payload compares it. */
function emailKey(email: unknown): string {
  return typeof email === 'string' ? email.toLowerCase().trim() : ''
}

async function isKnown(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } }, req })
  return totalDocs > 0
}

/** Spends as much time as verifying a password, because Payload answers at once when there is no account. */
async function spendAsOnPassword(password: string): Promise<void> {
  await promisify(crypto.pbkdf2)(password, crypto.randomBytes(32).toString('hex'), ITERATIONS, KEY_BYTES, 'sha256')
}

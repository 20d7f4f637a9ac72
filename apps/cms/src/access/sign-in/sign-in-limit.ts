import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { message } from '../../messages/message.ts'
import { recordOf } from '../../server/record-of.ts'
import { Refusal } from '../refusal.ts'
import { CLIENT_ADDRESS } from './client-address.ts'

const SECONDS = 600
const FAILURES_OF_ADDRESS_AND_ACCOUNT = 10
const FAILURES_OF_ADDRESS = 50
const LETTERS_OF_ADDRESS = 5

/** As Payload keeps passwords (`auth/strategies/local/generatePasswordSaltHash`), which it does not export. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * What stands between a stranger and an account: at most ten wrong passwords in ten minutes for one account from one
 * address, fifty from one address for all; the person at another address signs in as always. An attempt counts before
 * the password is looked at, so that many at once are no way around, and is taken back when it was right. Letters with a
 * link to a new password are counted too: five in ten minutes from one address.
 */
export function signInLimit() {
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
    throw new Refusal(req, 429, message('signIn.tooManyAttempts', { minutes }))
  }
}

/** Other requests than ours, such as a script's, have no address and share one. */
function addressOf({ headers }: PayloadRequest): string {
  return headers.get(CLIENT_ADDRESS) ?? 'unknown'
}

function credentialsOf(args: object): { email: string; password: string } {
  const { email, password } = recordOf(recordOf(args).data)
  return { email: emailKey(email), password: typeof password === 'string' ? password : '' }
}

/** The address as Payload compares it. */
function emailKey(email: unknown): string {
  return typeof email === 'string' ? email.toLowerCase().trim() : ''
}

async function isKnown(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } }, req })
  return totalDocs > 0
}

/** Payload answers at once where there is no account; the time of the answer must not tell. */
async function spendAsOnPassword(password: string): Promise<void> {
  await promisify(crypto.pbkdf2)(password, crypto.randomBytes(32).toString('hex'), ITERATIONS, KEY_BYTES, 'sha256')
}

import type { PayloadRequest } from 'payload'
import { type Message, type MessageCode, type MessageParams, message } from './message.ts'
import { formatForRequest } from './request-messages.ts'

interface ValidationOptions {
  readonly req: PayloadRequest
}

/** As Payload wants it: true, or a sentence in the language of whoever fills the form. */
type FieldCheck<Value, Options extends ValidationOptions> = (value: Value, options: Options) => Promise<true | string>

/** What a check finds: nothing wrong, what Payload says of it, or a message of ours. */
type Found = true | string | Message

/** A check of a field that looks at more than the value, such as the fields beside it. */
export function checkField<Value, Options extends ValidationOptions>(
  check: (value: Value, options: Options) => Found | Promise<Found>,
): FieldCheck<Value, Options> {
  return async (value, options) => {
    const found = await check(value, options)
    return typeof found === 'object' ? formatForRequest(options.req, found) : found
  }
}

/** A check of a field that looks at its value alone. */
export function checkValue(check: (value: unknown) => true | Message): FieldCheck<unknown, ValidationOptions> {
  return checkField((value: unknown) => check(value))
}

/** @returns true where it is right, else the message of the code */
export function unless(isRight: unknown, code: MessageCode, params?: MessageParams): true | Message {
  return isRight ? true : message(code, params)
}

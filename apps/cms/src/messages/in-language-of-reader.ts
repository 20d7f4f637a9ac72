import type { FieldHook } from 'payload'
import { sayKept } from './say-message.ts'

/** What the system has noted as messages, one on each line, in the language of whoever reads it now. */
export const inLanguageOfReader: FieldHook = ({ value, req }) =>
  typeof value === 'string' ? sayKept(req.i18n.language, value) : value

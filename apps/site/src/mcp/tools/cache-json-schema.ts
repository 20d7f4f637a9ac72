import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

type Conversion = StandardSchemaWithJSON['~standard']['jsonSchema']['input']

/** A schema whose form as JSON Schema is made once: the library asks for it in every call, which has a server of its own. */
export function cacheJsonSchema<T>(schema: StandardSchemaWithJSON<unknown, T>): StandardSchemaWithJSON<unknown, T> {
  const { version, vendor, validate, jsonSchema } = schema['~standard']
  const once = { input: onceOf(jsonSchema.input), output: onceOf(jsonSchema.output) }
  return { '~standard': { version, vendor, validate, jsonSchema: once } }
}

/** The library asks for one dialect. */
function onceOf(convert: Conversion): Conversion {
  const converted = new Map<string, ReturnType<Conversion>>()
  return (options) => {
    const known = converted.get(options.target) ?? convert(options)
    converted.set(options.target, known)
    return known
  }
}

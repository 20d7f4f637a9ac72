import de from './de/interface.json' with { type: 'json' }
import en from './en/interface.json' with { type: 'json' }
import es from './es/interface.json' with { type: 'json' }
import fr from './fr/interface.json' with { type: 'json' }
import ru from './ru/interface.json' with { type: 'json' }

type English = typeof en

/** The texts of the admin's own components, by group and key. */
export type InterfaceTexts = { readonly [Group in keyof English]: Readonly<Record<keyof English[Group], string>> }

/** The dictionary of each language in which editors may work. */
export const INTERFACE_TEXTS = { en, de, fr, es, ru } as const satisfies Record<string, InterfaceTexts>

import { runSystem } from './system/system.ts'
import { runSession } from './tasks/session.ts'

/** `npm start`: the built system on this machine, until Ctrl-C. */
await runSession(() => runSystem('built'))

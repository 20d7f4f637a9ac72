import { runSession } from './session.ts'
import { runSystem } from './system.ts'

/** `npm start`: the built system on this machine, until Ctrl-C. */
await runSession(() => runSystem('built'))

import { runSystem } from './system/system.ts'
import { runSession } from './tasks/session.ts'

/** `npm start`: the built system on this machine, until Ctrl-C; with `-- --empty` without sample content. */
await runSession(() => runSystem('built', process.argv.includes('--empty')))

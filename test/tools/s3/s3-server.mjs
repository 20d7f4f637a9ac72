/** An S3 server of its own: `node s3-server.mjs <port> <folder> <bucket>`, until it is ended. Its keys are S3RVER and S3RVER. */
import S3Server from '@20minutes/s3rver'

const [port = '', directory = '', bucket = ''] = process.argv.slice(2)
const server = new S3Server({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
})
await server.run()

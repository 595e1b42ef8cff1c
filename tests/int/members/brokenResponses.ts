import type { ServerResponse } from 'node:http'

export const fails = (status: number) => (res: ServerResponse) =>
  void res.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":"server_error"}')
export const breaksOff = (res: ServerResponse) => void res.destroy()
export const isSilent = () => undefined
export const trails = (res: ServerResponse) =>
  void res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"access_token":')

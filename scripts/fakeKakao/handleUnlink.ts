import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFormBody } from './readFormBody'

export const UNLINK_PATH = '/v1/user/unlink'

/** Kakao's codes for an invalid key and a user who is not linked. */
const WRONG_KEY = { msg: 'wrong appKey', code: -401 }
const NOT_LINKED = { msg: 'NotRegisteredUserException', code: -101 }

/** 연결 끊기 (developers.kakao.com, 카카오 로그인 > REST API). `unlinked` gets each user's subject. */
export async function handleUnlink(
  req: IncomingMessage,
  res: ServerResponse,
  adminKey: string,
  unlinked: (subject: string) => void,
): Promise<void> {
  const say = (status: number, body: object) =>
    res.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
  if (req.headers.authorization !== `KakaoAK ${adminKey}`) return void say(401, WRONG_KEY)
  const form = await readFormBody(req)
  const subject = form.get('target_id') ?? ''
  if (form.get('target_id_type') !== 'user_id' || !/^\d{1,18}$/.test(subject)) return void say(400, NOT_LINKED)
  unlinked(subject)
  say(200, { id: Number(subject) })
}

import { bytesOf, waitOf } from './amounts'

export const gateMessages = {
  target: '주소를 읽을 수 없어요. 잘린 주소인지 확인해 주세요.',
  targetTooLong: '주소가 너무 길어요. 조건을 줄여 다시 시도해 주세요.',
  nothingHere: '없는 주소예요. 주소를 확인해 주세요.',
  method: (allowed: string) => `이 주소는 ${allowed} 요청만 받아요.`,
  unknownMethod: '받지 않는 요청 방법이에요.',
  methodOverride: '요청 방법을 바꾸어 보내는 것은 받지 않아요. 그 방법으로 바로 보내 주세요.',
  routerState: '화면 상태를 읽을 수 없어요. 페이지를 새로 고쳐 주세요.',
  bodyOfRead: '읽는 요청(GET, HEAD)에는 내용을 실을 수 없어요.',
  bodyEncoded: '압축한 내용은 받지 않아요. 압축하지 않고 보내 주세요.',
  bodyTooLarge: (max: number) => `보낸 내용이 너무 커요. ${bytesOf(max)}까지 받아요.`,
  formWithoutBoundary: '보낸 양식을 읽을 수 없어요. multipart/form-data에는 boundary가 있어야 해요.',
  tooBusy: (seconds: number) =>
    `지금 찾는 사람이 많아 이 화면을 바로 보여 드리지 못했어요. ${seconds}초 뒤에 다시 열어 주세요.`,
  tooManyRequests: (seconds: number) =>
    `이 네트워크에서 요청이 너무 많이 왔어요. ${waitOf(seconds)} 뒤에 다시 시도해 주세요.`,
  staffOnly: '운영자로 로그인해야 할 수 있어요.',
  sessionUnknown: '지금은 로그인을 확인할 수 없어요. 잠시 후 다시 시도해 주세요.',
  crossSite: '다른 사이트에서 보낸 요청이라 받지 않았어요.',
  tooSlow: (seconds: number) =>
    `요청이 ${seconds}초 안에 다 오지 않아 받지 못했어요. 연결이 느리면 더 작게 나누어 보내 주세요.`,
  headersTooLarge: '요청 헤더가 너무 커요. 이 사이트의 쿠키를 지우고 다시 시도해 주세요.',
  unreadable: '요청을 읽을 수 없어요. 다시 시도해 주세요.',
  upgrade: '연결 방식을 바꾸는 요청은 받지 않아요.',
} as const

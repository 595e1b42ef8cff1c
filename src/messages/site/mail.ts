import { josa } from 'es-hangul'
import { CONFIRMATION_HOURS, type DigestFrequency, DIGEST_LINES } from '@/domain/follow/follow'
import { escapeXml } from '@/domain/text'

interface Mail {
  subject: string
  text: string
  html: string
}

/** One column that mail programs show alike, without pictures or anything that is loaded. */
const htmlOf = (title: string, parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 16px;font:16px/1.6 sans-serif;word-break:keep-all">',
    '<div style="max-width:560px;margin:0 auto">',
    '<p style="margin:0 0 4px;font-size:14px">공공밥상</p>',
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.35">${escapeXml(title)}</h1>`,
    ...parts,
    '</div></body></html>',
  ].join('\n')

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeXml(text)}</p>`
const small = (text: string): string => `<p style="margin:24px 0 0;font-size:13px">${text}</p>`
const link = (href: string, text: string): string => `<a href="${escapeXml(href)}">${escapeXml(text)}</a>`

const CONFIRM = {
  subject: '공공밥상 소식을 이 주소로 받으시려면 확인해 주세요',
  title: '이 주소로 소식을 받으시나요?',
  asked: '공공밥상에서 받기로 한 소식을 이 이메일로 보내 달라는 요청을 받았어요. 아래 링크를 열고 단추를 눌러 주세요.',
  open: '확인하러 가기',
  note: `링크는 한 번만, ${CONFIRMATION_HOURS}시간 안에 쓸 수 있어요. 요청하지 않으셨다면 이 메일을 지우시면 되고, 그러면 아무것도 보내지 않아요.`,
} as const

export const confirmationMail = (href: string): Mail => ({
  subject: CONFIRM.subject,
  text: [CONFIRM.asked, '', href, '', CONFIRM.note].join('\n'),
  html: htmlOf(CONFIRM.title, [
    paragraph(CONFIRM.asked),
    `<p style="margin:0 0 16px;font-weight:bold">${link(href, CONFIRM.open)}</p>`,
    small(escapeXml(CONFIRM.note)),
  ]),
})

const DIGEST = {
  why: '공공밥상에서 소식 받기를 누르신 기관과 지역, 저장하신 식당의 소식이에요.',
  rest: (count: number): string => `이 밖에 읽지 않은 소식이 ${count.toLocaleString('ko-KR')}개 더 있어요.`,
  all: '모두 보기',
  settings: '받을 소식 바꾸기',
  leave: '메일 그만 받기',
  footer: (frequency: DigestFrequency): string =>
    frequency === 'weekly' ? '읽지 않은 소식이 있는 주에만 보내요.' : '읽지 않은 소식이 있는 날에만 보내요.',
} as const

export interface DigestLine {
  message: string
  /** a path of the site */
  href: string
}

interface DigestMail {
  lines: readonly DigestLine[]
  /** of all, also those that are not in `lines` */
  count: number
  frequency: DigestFrequency
  /** origin of the links */
  site: string
  /** page with the button that ends the mails */
  leaveHref: string
}

/** The subject has no words of others, and so no line ends. At most `DIGEST_LINES` lines. */
export function digestMail({ lines, count, frequency, site, leaveHref }: DigestMail): Mail {
  const title = `새 소식 ${josa(`${count.toLocaleString('ko-KR')}개`, '이/가')} 있어요`
  const shown = lines.slice(0, DIGEST_LINES)
  const rest = count > shown.length ? [DIGEST.rest(count - shown.length)] : []
  const settings = `${site}/profile#notifications`
  return {
    subject: `공공밥상 새 소식 ${count.toLocaleString('ko-KR')}개`,
    text: [
      DIGEST.why,
      '',
      ...shown.flatMap(({ message, href }) => [`· ${message}`, `  ${site}${href}`]),
      ...rest,
      '',
      `${DIGEST.all}: ${settings}`,
      `${DIGEST.leave}: ${leaveHref}`,
      '',
      DIGEST.footer(frequency),
    ].join('\n'),
    html: htmlOf(title, [
      paragraph(DIGEST.why),
      '<ul style="margin:0 0 16px;padding:0 0 0 20px">',
      ...shown.map(({ message, href }) => `<li style="margin:0 0 10px">${link(`${site}${href}`, message)}</li>`),
      '</ul>',
      ...rest.map(paragraph),
      paragraph(DIGEST.footer(frequency)),
      small(`${link(settings, DIGEST.settings)} · ${link(leaveHref, DIGEST.leave)}`),
    ]),
  }
}

export const pushTitle = (count: number): string =>
  count > 1 ? `공공밥상 새 소식 ${count.toLocaleString('ko-KR')}개` : '공공밥상 새 소식'

/** Pages that links of mails open. */
export const MAIL_PAGES = {
  confirm: {
    title: '메일로 소식 받기',
    lead: (email: string): string => `${email} 주소로 소식을 보낼까요?`,
    button: '이 주소로 받기',
    doneTitle: '이제 메일로 소식을 보내 드려요',
    done: '읽지 않은 새 소식이 있을 때만 보내요. 메일에 있는 링크로 언제든 그만 받을 수 있어요.',
    goneTitle: '쓸 수 없는 링크예요',
    gone: '이미 썼거나 하루가 지난 링크예요. 내 프로필의 알림에서 이메일을 다시 적어 주세요.',
    settings: '알림 설정 보기',
  },
  leave: {
    title: '메일 그만 받기',
    lead: '공공밥상의 소식을 메일로 더 보내지 않을까요? 사이트의 알림은 그대로예요.',
    button: '그만 받기',
    doneTitle: '이제 메일을 보내지 않아요',
    done: '이메일 주소도 지웠어요. 다시 받으시려면 내 프로필의 알림에서 이메일을 적어 주세요.',
    home: '첫 화면으로',
  },
} as const

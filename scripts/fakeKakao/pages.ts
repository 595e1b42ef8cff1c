import type { DemoUser } from './demoUsers'

const STYLE = `
:root {
  color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1b18; --soft: #57544c; --line: #e7e3d9;
  --wash: #f3f0e8; --accent: #b8381c; --accent-wash: #f8e9e3;
}
@media (prefers-color-scheme: dark) { :root {
  --paper: #171613; --card: #1f1e1a; --ink: #f1eee6; --soft: #bcb7aa; --line: #34322b; --wash: #26241f;
  --accent: #ee7a5c; --accent-wash: #3a241d;
} }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 var(--typeface);
  word-break: keep-all;
}
main { max-width: 26rem; margin: 0 auto; padding: clamp(1.5rem, 7vh, 4.5rem) 1rem 3rem; }
.tag {
  display: inline-block; margin: 0 0 .75rem; padding: .15rem .6rem; border-radius: 99px;
  background: var(--accent-wash); color: var(--accent); font-size: .8125rem; font-weight: 650;
}
h1 { margin: 0; font-size: 1.625rem; line-height: 1.3; letter-spacing: -.03em; }
p { margin: .6rem 0 0; color: var(--soft); font-size: .90625rem; }
form { margin: 1.5rem 0 0; }
ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
button {
  display: block; width: 100%; min-height: 3.25rem; padding: .6rem 1rem; border: 1px solid var(--line);
  border-radius: .75rem; background: var(--card); color: inherit; font: inherit; text-align: left;
  cursor: pointer;
}
button:hover { background: var(--wash); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
b { display: block; font-weight: 650; }
small { color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere; }
.new { border-style: dashed; }
.cancel {
  margin-top: 1rem; border: 0; background: none; color: var(--soft); text-align: center;
  text-decoration: underline; text-underline-offset: 3px;
}
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | 체험용 로그인</title>
<link rel="stylesheet" href="/fonts/typeface.css">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="tag">체험용 로그인</p>
${body}
</main>
</body>
</html>
`

const accountButton = ({ subject, nickname, email }: DemoUser): string =>
  `<li><button name="person" value="${escaped(subject)}"><b>${escaped(nickname)}</b>` +
  `<small>${escaped(email ?? '이메일을 주지 않는 사람')}</small></button></li>`

/** Works without scripts. */
export const accountPickerPage = (action: string, users: readonly DemoUser[]): string =>
  page(
    '누구로 로그인할까요?',
    `<h1>누구로 로그인할까요?</h1>
<p>카카오를 대신하는 체험용 화면이에요. 여기 있는 사람은 모두 지어낸 사람이고, 비밀번호는 없어요.</p>
<form method="post" action="${escaped(action)}">
<ul>
${users.map(accountButton).join('\n')}
<li><button class="new" name="person" value="new"><b>새 사람으로</b><small>처음 온 사람이 되어 가입부터 해 봐요</small></button></li>
</ul>
<button class="cancel" name="person" value="cancel">취소하고 돌아가기</button>
</form>`,
  )

export const errorPage = (): string =>
  page(
    '로그인할 수 없어요',
    '<h1>로그인할 수 없어요</h1>\n<p>로그인을 시작한 지 오래되었거나 잘못된 주소예요. 사이트로 돌아가 로그인 버튼을 다시 눌러 주세요.</p>',
  )

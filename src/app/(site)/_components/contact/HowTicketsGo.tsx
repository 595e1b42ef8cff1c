import { Contact } from '../text/Contact'

export function HowTicketsGo() {
  return (
    <aside className="min-w-0 text-small text-soft lg:border-l lg:border-line lg:pl-10">
      <h2 className="text-body font-bold text-ink">처리하는 방법</h2>
      <ul className="mt-3 list-disc space-y-2.5 pl-4 marker:text-faint">
        <li>원문과 대조해 이 사이트가 잘못 옮긴 것이면 고치고, 고친 기록임을 표시해요.</li>
        <li>
          원문 자체가 잘못된 것이면 기관이 고친 뒤 다시 가져와요. 그사이에는 확인 중임을 표시하고 순위에서 뺄 수 있어요.
        </li>
        <li>개인을 알아볼 수 있는 내용은 이유를 묻지 않고 곧바로 가려요.</li>
        <li>공개된 기록 자체의 삭제는 그 기관에 요청하셔야 해요. 기관이 내리면 이곳에서도 내려요.</li>
      </ul>
      <h2 className="mt-8 text-body font-bold text-ink">이메일로 보내기</h2>
      <p className="mt-2 [&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3">
        <Contact />
      </p>
    </aside>
  )
}

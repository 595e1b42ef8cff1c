import { counted, type Judges, none, unseen } from './opinion'

/** 5, 7, 8 and beyond: what a page says, how it looks and what it asks for. */
export const CONTENT: Judges = {
  '5.1.1': ({ facts: { images } }) => ({
    by: 'axe의 이미지 규칙',
    absent: none(images.length, '이미지'),
    ask: '대체 텍스트가 그림의 뜻과 맞는지, 꾸밈이라고 한 그림이 정말 꾸밈인지',
    material: counted(images),
  }),
  '5.2.1': ({ facts: { media } }) => ({
    by: 'video, audio, object, embed를 셈',
    absent: none(media, '멀티미디어'),
    ask: '자막, 대본이나 수어가 내용과 같은지',
  }),
  '5.3.1': ({ facts: { tables, bareTables } }) => ({
    by: '모든 표에 이름(caption이나 aria-label)과 제목 셀이 있음, axe의 표 규칙',
    faults: bareTables.map((table) => `이름이나 제목 셀이 없는 표: ${table}`),
    absent: none(tables.length, '표'),
    material: tables,
  }),
  '5.3.2': ({ facts: { reordered } }) => ({
    by: reordered.length > 0 ? 'axe의 목록 규칙' : '스타일로 순서를 바꾼 곳(order, *-reverse) 0개, axe의 목록 규칙',
    ask: reordered.length > 0 && '화면의 순서를 바꾼 곳을 읽는 순서로 들어도 뜻이 통하는지',
    material: counted(reordered),
  }),
  '5.3.3': ({ facts: { pointing } }) => ({
    by: pointing.length > 0 ? '' : '모양·색·위치를 가리키는 말(왼쪽, 빨간색 등) 0개',
    ask: pointing.length > 0 && '이 문장들이 모양·색·위치를 모르는 사람에게도 통하는지',
    material: pointing,
  }),
  '5.4.1': () => ({
    by: 'axe의 link-in-text-block(밝은 화면과 어두운 화면)',
    ask: '색을 뺀 사진 grey.jpg에서도 모든 정보가 구별되는지',
  }),
  '5.4.2': ({ facts: { autoplay, media } }) => ({
    by: '스스로 소리를 내는 video, audio가 없음',
    faults: autoplay,
    absent: none(media, '소리를 낼 수 있는 요소'),
  }),
  '5.4.3': () => ({ by: 'axe의 color-contrast 4.5:1(밝은 화면과 어두운 화면)' }),
  '5.4.4': () => ({ by: '', ask: 'window.jpg에서 이웃한 콘텐츠가 테두리·여백·배경으로 구분되는지' }),
  '7.1.1': ({ facts: { lang } }, { pattern }) => ({
    by: `html의 lang이 ${lang}`,
    faults: lang === (pattern.startsWith('/en') ? 'en' : 'ko') ? [] : [`lang이 «${lang}»`],
  }),
  '7.2.1': ({ forward: { leftFor }, facts: { openDialogs, newWindows, choices }, popups }) => ({
    by: '초점을 받는 것만으로 옮겨 가거나 열리는 창이 없음, 처음부터 열린 대화상자 0개',
    faults: [
      ...(leftFor === null ? [] : [`초점만으로 옮겨 감: ${leftFor}`]),
      ...(popups === 0 ? [] : [`스스로 열린 창 ${popups}개`]),
      ...openDialogs.map((one) => `처음부터 열린 대화상자: ${one}`),
    ],
    ask: choices.length + newWindows.length > 0 && '고르기만 해도 화면이 바뀌지 않는지, 새 창을 미리 알리는지',
    material: [...counted(choices), ...newWindows.map((name) => `새 창: «${name}»`)],
  }),
  '7.2.2': ({ facts: { help } }, { as }, others) => ({
    by: `도움 정보(${help.join(', ')})가 다른 화면과 같은 순서로 있음`,
    faults: others.help.some((other) => !isSameOrder(help, other)) ? [`순서가 다름: ${help.join(', ')}`] : [],
    absent: none(help.length, '도움 정보(자주 묻는 질문, 문의, 연락처)로 가는 링크'),
    ask: as === 'staff' && '직원용 도움말 버튼이 늘 같은 곳에 있는지',
  }),
  '7.3.1': ({ facts: { fields, errors } }) => ({
    by: '',
    absent: none(fields.length, '입력하는 곳'),
    ask: '잘못 넣었을 때 무엇이 왜 잘못됐고 어떻게 고치는지 알리고 그곳으로 초점을 옮기는지',
    material: [...counted(fields), ...errors],
  }),
  '7.3.2': ({ facts: { fields } }) => ({
    by: '모든 입력에 레이블이 있음(axe의 레이블 규칙)',
    absent: none(fields.length, '입력하는 곳'),
    material: counted(fields),
  }),
  '7.3.3': ({ facts: { passwords } }) => ({
    by: `비밀번호를 브라우저가 채우고(${passwords.join(', ')}) 붙여 넣을 수 있음`,
    faults: passwords.filter((field) => !/^(current|new)-password$/.test(field)).map((field) => `비밀번호: ${field}`),
    absent: none(passwords.length, '비밀번호를 넣는 곳'),
  }),
  '7.3.4': ({ facts: { fields } }) => ({
    by: '',
    absent: none(fields.length, '입력하는 곳'),
    ask: '앞 단계에서 넣은 것을 다시 넣게 하지 않는지',
    material: counted(fields),
  }),
  '8.1.1': ({ markup, facts: { duplicateIds } }) => ({
    by: 'HTML 표준 구문 분석기(parse5)의 오류 0개, 겹치는 id 0개',
    faults: [...markup, ...duplicateIds.map((id) => `겹치는 id: ${id}`)],
  }),
  '8.2.1': ({ facts: { widgets }, axe: { passed } }) => ({
    by: `axe의 나머지 규칙(통과 ${passed.length}개), 모든 컨트롤에 역할과 이름이 있음`,
    ask: widgets.length > 0 && '화면낭독프로그램이 이 부품들의 역할과 상태를 읽는지',
    material: counted(widgets),
  }),
  'WCAG 1.4.4': ({ views }) => ({ by: '200 %(640 px)에서 넘치거나 잘리는 글 0곳', faults: views.zoom200 }),
  'WCAG 1.4.10': ({ views }) => ({
    by: '400 %(320 px)에서 가로 스크롤과 잘리는 글 0곳',
    faults: views.zoom400,
    ask: views.hiddenAt400.length > 0 && '좁은 화면에 나오지 않는 글이 다른 모양으로 있는지',
    material: views.hiddenAt400,
  }),
  'WCAG 1.4.12': ({ views }) => ({
    by: '글자·낱말·줄·문단 간격을 늘려도 넘치거나 잘리는 글 0곳',
    faults: views.spacing,
  }),
  '강제 색상': ({ backward }) => ({
    by: `강제 색상에서 Shift+Tab으로 ${backward.stops.length}곳에 거꾸로 닿고 모두 초점이 보임`,
    faults: [...(backward.trap === null ? [] : [`초점이 갇힘: ${backward.trap}`]), ...unseen(backward.stops)],
  }),
  '움직임 줄이기': ({ views }) => ({ by: '움직임 줄이기를 켜면 움직이는 것 0개', faults: views.moving }),
}

/** Whether what both have comes in the same order. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((link) => other.includes(link))
  return shared.join() === other.filter((link) => one.includes(link)).join()
}

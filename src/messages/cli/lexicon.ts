const count = new Intl.NumberFormat('ko-KR')

export const LEXICON_MESSAGES = {
  usage: [
    '인허가 목록 파일을 하나 이상 적어 주세요. 예: node --import tsx scripts/build-lexicon.ts 인허가.csv',
    'Name one or more licence registers: node --import tsx scripts/build-lexicon.ts REGISTER.csv',
  ].join('\n'),
  written: (places: number, texts: number, kilobytes: number) =>
    `식당 ${count.format(places)}곳에서 표기 ${count.format(texts)}개를 세어 ${count.format(kilobytes)} KB로 적었어요.`,
}

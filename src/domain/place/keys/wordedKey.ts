import { literalKey, nameKey, phoneticKey, pronouncedKey } from './nameKey'

/** Latin words on signs that are usually also written in Hangul. */
const LATIN_WORDS = new Map(
  `cafe 카페 caffe 카페 coffee 커피 bakery 베이커리 bake 베이크 pizza 피자 burger 버거 chicken 치킨 kitchen 키친 house 하우스
  dining 다이닝 restaurant 레스토랑 bar 바 pub 펍 bistro 비스트로 grill 그릴 sushi 스시 ramen 라멘 pasta 파스타 steak 스테이크
  tea 티 dessert 디저트 roasters 로스터스 lounge 라운지 table 테이블 garden 가든 brunch 브런치 salad 샐러드 the 더
  chef 셰프 classic 클래식 factory 팩토리 company 컴퍼니 place 플레이스 room 룸 street 스트리트 market 마켓 farm 팜 story 스토리
  food 푸드 rice 라이스 noodle 누들 curry 커리 sandwich 샌드위치 toast 토스트 donut 도넛 cake 케이크 bread 브레드 juice 주스
  milk 밀크 egg 에그 beer 비어 wine 와인 meat 미트 beef 비프 pork 포크 fish 피시 grand 그랜드 royal 로얄 gold 골드 green 그린
  black 블랙 white 화이트 blue 블루 red 레드 happy 해피 good 굿 new 뉴 sky 스카이 moon 문 star 스타 city 시티 seoul 서울
  korea 코리아 paris 파리 tokyo 도쿄 china 차이나 hotel 호텔 tower 타워 plaza 플라자 and 앤 plus 플러스 chai 차이`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, i, all) => (i % 2 ? pairs : [...pairs, [word, all[i + 1] ?? '']]), []),
)
const DIGITS = [...'영일이삼사오육칠팔구']
/** Between digits, 0 is read 공: '구공팔' is 908. */
const NOUGHT = /(?<=[일이삼사오육칠팔구])공(?=[일이삼사오육칠팔구영])/g
const LONGEST = 80

/** As spoken, with digits as words: 'cafe imt' and '카페 아이엠티', 'E&A' and '이앤에이', '3대국밥' and '삼대국밥' are equal. */
export function wordedKey(name: string): string {
  const text = name
    .slice(0, LONGEST)
    .normalize('NFKC')
    // 'TheClassic' is two words.
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[a-z]{2,}/g, (word) => LATIN_WORDS.get(word) ?? word)
    .replaceAll('&', '앤')
  const key = /[a-z]/.test(text) ? pronouncedKey(text) : nameKey(text) || literalKey(text)
  const said = [...key].map((char) => DIGITS[Number.parseInt(char, 10)] ?? char).join('')
  return phoneticKey(said.replace(NOUGHT, '영'))
}

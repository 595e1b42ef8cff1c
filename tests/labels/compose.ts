import { writeFileSync } from 'node:fs'
import { pick, seededRandom } from '../../bench/random'

/**
 * Composes cells whose parts are known before the cell is written, so that their labels are right by construction:
 * every mark × branch × address × owner that the handwritten labels show one at a time.
 * Run: node --import tsx tests/labels/compose.ts
 */
const random = seededRandom(20_261_122)
const one = <T>(list: readonly T[]): T => pick(random, list)
const number = (most: number) => 1 + Math.floor(random() * most)

const STEMS = ['가람', '다온', '라온', '미르', '소담', '아라', '여울', '예그리나', '온새미', '하랑', '해든', '그루터기']
const DISHES = ['국수', '갈비', '횟집', '추어탕', '설렁탕', '한정식', '분식', '돈까스', '베이커리', '커피', '보쌈', '순두부']
const CHAINS = ['스타벅스', '이디야커피', '파리바게뜨', '뚜레쥬르', '본죽', '교촌치킨', '한솥도시락', '버거킹']
const OWNERS = ['홍길동', '이영희', '김철수', '홍O동', '김*수', '이○○', '박**', 'HONG GILDONG']
/** Public roads, each in a district that it really runs through, and stations or offices of that district. */
const ROADS = [
  { province: '서울', district: '강서구', road: '화곡로', near: ['화곡역', '우장산', '강서구청'] },
  { province: '서울특별시', district: '노원구', road: '동일로', near: ['상계', '노원역', '중계'] },
  { province: '서울', district: '송파구', road: '오금로', near: ['방이', '송파구청', '오금역'] },
  { province: '경기도', district: '부천시', road: '길주로', near: ['중동', '부천시청', '상동역'] },
  { province: '부산', district: '해운대구', road: '해운대로', near: ['재송', '센텀', '반여'] },
  { province: '대전광역시', district: '유성구', road: '대학로', near: ['궁동', '유성', '어은'] },
] as const

const composeShop = () => {
  const { province, district, road, near } = one(ROADS)
  const street = `${road} ${number(400)}${random() < 0.2 ? `-${number(30)}` : ''}`
  const isChain = random() < 0.3
  const branch = `${one(near)}${one(['점', '점', '점', '본점', '2호점', '지점'])}`
  return { name: isChain ? one(CHAINS) : one(STEMS) + one(DISHES), branch, province, district, street }
}
type Shop = ReturnType<typeof composeShop>
type Part = { text: string; says: string | null }

const marks = ({ name }: Shop) => [name, name, name, `(주)${name}`, `㈜${name}`, `주식회사 ${name}`, `（주）${name}`]
const branches = ({ branch }: Shop): Part[] => [
  { text: '', says: null },
  { text: ` ${branch}`, says: branch },
  { text: branch, says: branch },
  { text: `(${branch})`, says: branch },
  { text: ` （${branch}） `, says: branch },
]
const addresses = ({ province, district, street }: Shop): (Part & { near: boolean })[] => [
  { text: '', says: null, near: false },
  { text: `${district} ${street}`, says: `${district} ${street}`, near: true },
  { text: `${province} ${district} ${street}`, says: `${province} ${district} ${street}`, near: true },
  { text: `${province} ${district} ${street}, 2층`, says: `${province} ${district} ${street}, 2층`, near: true },
  { text: street, says: street, near: false },
]
/** How an address stands behind a name; an owner only fits into a bracket. */
const joined = (text: string, owner: string | null): string =>
  owner ? one([`(${text}, ${owner})`, `(${text},,${owner})`]) : one([`(${text})`, ` (${text})`, ` ${text}`, `, ${text}`, `/${text}`])

function composeCell() {
  const shop = composeShop()
  const branch = one(branches(shop))
  const address = one(addresses(shop))
  const owner = address.says && random() < 0.3 ? one(OWNERS) : null
  const behind = address.says ? joined(address.text, owner) : ''
  const said = { name: shop.name, branch: branch.says, address: address.says, sigungu: address.near ? shop.district : null }
  return { class: 'composed', raw: `${one(marks(shop))}${branch.text}${behind}`, context: one(['', '서울특별시']), kind: 'shop', shops: [said] }
}

const cell = (raw: string) => ({ raw, context: '' })
/** Two writings of one shop at one address; or of two shops, which differ in one known thing. */
function composePair(same: boolean) {
  const shop = composeShop()
  const { name, branch, district, street } = shop
  const here = (text: string) => cell(`${text}(${district} ${street})`)
  if (same) {
    const b = one([here(`${name} ${branch}`), here(`(주)${name}`), cell(`${shop.province} ${district} ${street} ${name}`), here(name)])
    return { class: 'composed-same-address', a: cell(`${name}(${district} ${street}, ${one(OWNERS)})`), b, same }
  }
  const other = one(ROADS.filter((road) => road.district !== district))
  return one([
    { class: 'composed-other-district', a: here(name), b: cell(`${name}(${other.district} ${other.road} ${number(300)})`), same },
    { class: 'composed-one-building', a: here(one(STEMS.slice(0, 6)) + one(DISHES)), b: here(one(STEMS.slice(6)) + one(DISHES)), same },
    { class: 'composed-other-branch', a: cell(`${name} ${one(ROADS[0].near)}점`), b: cell(`${name}(${one(ROADS[1].near)}점)`), same },
  ])
}

const compose = <T>(count: number, make: (index: number) => T): string =>
  [...new Set(Array.from({ length: count }, (_, index) => JSON.stringify(make(index))))].map((line) => `${line}\n`).join('')

writeFileSync(new URL('composed/places.jsonl', import.meta.url), compose(160, composeCell))
writeFileSync(new URL('composed/pairs.jsonl', import.meta.url), compose(100, (index) => composePair(index % 2 === 0)))

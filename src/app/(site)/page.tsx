export default function Home() {
  return <h1>공공밥상</h1>
}

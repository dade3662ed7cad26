/** A part of an answer between backticks is code. */
export type Question = { question: string; answer: string[]; code?: string }

export const QUESTIONS: Question[] = [
  {
    question: "How will you improve the performance of a React application?",
    answer: [
      "Measure first: the Profiler shows which components render, a network trace shows what the first paint waits for. Most slow React pages are slow because of bytes and requests, not because of rendering.",
      "Then send less: split the code by route, load the heavy parts (a card field, an editor, a chart) when they are wanted, give images their size and let those below the fold load late. Keep server data in a cache that knows when it is old, so that going back costs nothing.",
      "Last, render less: keep state next to where it is used, pass children instead of props through many layers, give lists stable keys, show only the rows in sight of a long list. Memoise what the Profiler named, and nothing else: a memo that never hits is work as well.",
    ],
  },
  {
    question: "What are the different ways to manage state in a React application?",
    answer: [
      "There are five kinds of state, and each has its own home. What one component needs is `useState`, or `useReducer` where one event changes several values. What siblings share moves up to their parent. What a whole branch needs and rarely changes (theme, session, language) goes into a context.",
      "What belongs to the server belongs in a query cache such as TanStack Query: it is a copy that can be out of date, and it needs fetching, sharing and refreshing rather than setting. What the reader may want to share or come back to (a search, a page, a tab) belongs in the address.",
      "A store such as Redux or Zustand earns its place when distant components write to the same data often. Few applications have as much of that as they first believe.",
    ],
  },
  {
    question: "How does prototypal inheritance work?",
    answer: [
      "Every JavaScript object has a hidden link to another object, its prototype. Reading a property looks at the object itself, then at its prototype, then at the prototype's prototype, until it is found or the chain ends at null. Writing always writes to the object itself.",
      "Nothing is copied. Every disc made as below finds the one `label` function of `part`, and a method that is added to `part` later is there for discs made before. A class is a tidier spelling of the same chain.",
    ],
    code: `const part = { sku: "", label() { return this.sku } }
const disc = Object.create(part)
disc.sku = "BD-2803-V"

disc.label()                 // "BD-2803-V", found on part
Object.hasOwn(disc, "label") // false
Object.getPrototypeOf(disc) === part // true`,
  },
  {
    question: "Why do you not set the state directly in React?",
    answer: [
      "Take `const [products, setProducts] = useState([])`. Why not write `products = [...]`? Because React would not know. The setter does two things: it keeps the new value for the next render, and it asks for that render. An assignment does neither: `products` is a constant, and even with `let` it would be a local variable of one render, gone with the next one.",
      "Changing the array in place (`products.push`) is worse, since it half works. The old and the new value are then one and the same object, so comparisons say that nothing changed: memoised components stay as they were, effects do not run, and an undo has nothing to go back to. Make a new array and hand it to the setter, as a function where the new one depends on the old.",
    ],
    code: `products.push(disc)                       // nothing happens, and the old list is gone
setProducts([...products, disc])          // a new list, shown with the next render
setProducts((old) => [...old, disc])      // the same, twice in a row too`,
  },
  {
    question: "What is a unit test? Why should we write unit tests?",
    answer: [
      "A unit test runs one small piece of code by itself, with inputs that the test chooses, and compares what comes out with what should. It takes milliseconds and needs no network, no database and no browser.",
      "It earns its keep in three ways. It finds a mistake within seconds of making it, in the line that was changed. It lets the next person change the code without asking what it was meant to do. And it reads as documentation that cannot go stale: “60 is the first valid quantity for a minimum of 50 in cartons of 12”.",
      "It does not show that the pieces fit together. For that one needs a few tests through the whole: an order that is placed, paid and delivered in a real browser.",
    ],
  },
]

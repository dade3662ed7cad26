import { databaseAddresses } from "../database-addresses"

describe("databaseAddresses", () => {
  it("leaves the address of one host as it is", () => {
    for (const one of ["postgres://me:a%2Cb@db:5432/shop?sslmode=require", "postgres:///shop"]) {
      expect(databaseAddresses(one)).toEqual([one])
    }
  })

  it("names an address for each of several hosts, as libpq does", () => {
    expect(
      databaseAddresses("postgresql://me:word@one:5432,[::1]:5433,three/shop?sslmode=require"),
    ).toEqual([
      "postgresql://me:word@one:5432/shop?sslmode=require",
      "postgresql://me:word@[::1]:5433/shop?sslmode=require",
      "postgresql://me:word@three/shop?sslmode=require",
    ])
  })

  it("takes a comma of a password or a parameter for what it is", () => {
    const one = "postgres://me:a,b@db/shop?options=-c%20x,y"
    expect(databaseAddresses(one)).toEqual([one])
    expect(databaseAddresses("postgres://me:a,b@db,other/shop")).toEqual([
      "postgres://me:a,b@db/shop",
      "postgres://me:a,b@other/shop",
    ])
  })
})

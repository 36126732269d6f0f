import { expect, test } from "vitest";
import { getNetwork } from "./network.ts";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:0"],
  ["2001:db8:1:12ff::9", "2001:db8:1:1200"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("getNetwork: maps %j to %j", ([address = "", network]) => {
  expect(getNetwork(address)).toBe(network);
});

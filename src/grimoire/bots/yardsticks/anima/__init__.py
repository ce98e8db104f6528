"""The yardsticks of Anima."""
